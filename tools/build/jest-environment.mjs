/**
 * Node's test environment, for less time of a suite of many files:
 * - The test files of a worker share the processes that carry out runs of actions (fakes/runner/run-hosts.ts).
 * - jest-circus 30.5 leaves an AsyncLocalStorage behind for each test file, and before Node 24, each of them makes every later promise of the
 *   worker slower. Node's documentation asks for `disable()`.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';

const idleRunHosts = new Map();

const entered = new Set();
const original = Reflect.get(AsyncLocalStorage.prototype, 'run');
AsyncLocalStorage.prototype.run = function run(...args) {
  entered.add(this);
  return Reflect.apply(original, this, args);
};

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.idleRunHosts = idleRunHosts;
  }

  async teardown() {
    await super.teardown();
    for (const storage of entered) storage.disable();
    entered.clear();
  }
}
