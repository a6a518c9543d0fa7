let failures = 0;

function report(problem: string): void {
  failures += 1;
  console.error(problem);
}

function link(route: string, expected: string, make: () => string): void {
  try {
    const found = make();
    if (found === expected) console.log(`${route}\t${found}`);
    else report(`${route}: expected ${expected}, found ${found}`);
  } catch (error) {
    report(`${route}: expected ${expected}, found ${error}`);
  }
}

function refused(route: string, code: string, make: () => string): void {
  try {
    report(`${route}: expected ${code}, found ${make()}`);
  } catch (error) {
    if (!(error instanceof LinkError) || error.code !== code) report(`${route}: expected ${code}, found ${error}`);
  }
}
