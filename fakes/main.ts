/** `npm run fake-service`: serves the fake service until Ctrl-C, for anyone to try by hand. */
import process from 'node:process';
import { DEFAULT_CONFIG } from './service/config.ts';
import { readFlags } from './service/flags.ts';
import { writeGuide } from './service/guide.ts';
import { startFakeService } from './service/serve.ts';

const { scenario, workMs } = DEFAULT_CONFIG;
const read = readFlags(process.argv.slice(2), { port: 0, scenario, workMs });
if ('wrong' in read) {
  console.error(read.wrong);
  process.exitCode = 2;
} else {
  try {
    const service = await startFakeService(read.flags);
    console.log(writeGuide({ url: service.url, config: service.state.config }));
    const stop = (): void => void service.close();
    process.once('SIGINT', stop).once('SIGTERM', stop);
  } catch (error) {
    console.error(`The fake could not start: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
