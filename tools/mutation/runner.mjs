import { readFileSync, writeFileSync } from 'node:fs';
import { sep } from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/** In the sandbox, for all of Stryker's processes: pairs of a test's name and its file. */
const TESTS_FILE = 'test-files.json';

/**
 * Stryker's runner for jest loads every file that imports the mutated one, and all of them even if the first finds the mutant. This one
 * loads only files with tests that reach the mutant: those that mirror the mutated folder, then, if it survives, the others.
 */
function createRunner(injector) {
  const runner = injector.injectFunction(jestPlugins[0].factory);
  const [run, dryRun, mutantRun] = ['run', 'dryRun', 'mutantRun'].map((name) =>
    runner[name].bind(runner),
  );
  let testFiles;
  runner.run = (settings) => run({ ...settings, testFiles });
  runner.dryRun = async (options) => {
    const startedAt = Date.now();
    const result = await dryRun(options);
    const { tests = [] } = result;
    writeFileSync(
      TESTS_FILE,
      JSON.stringify(tests.map(({ id, fileName }) => [id, fileName])),
    );
    // Else the time to load all files would be added to the timeout of each mutant.
    for (const test of tests) test.timeSpentMs += (Date.now() - startedAt) / tests.length;
    return result;
  };
  runner.mutantRun = async ({ hitLimit, ...rest }) => {
    // The limit is a hundred times what all tests need. Most mutants that never end are found much earlier.
    const options = { ...rest, hitLimit: hitLimit && hitLimit / 10 };
    const names = new Set(options.testFilter);
    const tests = JSON.parse(readFileSync(TESTS_FILE, 'utf8')).filter(([name]) =>
      names.has(name),
    );
    const files = [...new Set(tests.map(([, file]) => file))];
    const [, module] = options.sandboxFileName.split(`${sep}src${sep}`);
    const folder = module.split(sep)[0].replace('.ts', '');
    const mirrors = [`${sep}unit${sep}${folder}`, `${sep}__tests__${sep}${folder}${sep}`];
    const isNear = (file) => mirrors.some((mirror) => file.includes(mirror));
    let result;
    for (testFiles of [files.filter(isNear), files.filter((file) => !isNear(file))]) {
      if (testFiles.length > 0) result = await mutantRun(options);
      if (result !== undefined && result.status !== 'survived') break;
    }
    return result;
  };
  return runner;
}
createRunner.inject = ['$injector'];

export { strykerValidationSchema } from '@stryker-mutator/jest-runner';
export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'jest-by-file', createRunner),
];
