import { execute } from './commands';
import { runCommand } from './run-command';

runCommand(() => execute(process.argv.slice(2)));
