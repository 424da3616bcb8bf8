import { type ChildProcess, spawn } from 'node:child_process';
import { neededProgram } from '../../tools/src/setup/other-browsers.mjs';

/** Environment variables of programs that show windows on a virtual screen and report their content to screen readers. */
export type Desktop = Record<string, string>;

/** Starts a virtual screen and an accessibility bus, runs a function with them, and stops them. */
export async function withDesktop(use: (desktop: Desktop) => Promise<void>): Promise<void> {
  const programs: ChildProcess[] = [];
  /** Starts a program. @returns its first line of output @throws Error when it ends without output */
  const startProgram = (command: string, args: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const program = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
      programs.push(program);
      program.once('error', reject);
      program.once('exit', (code) => reject(new Error(`${command} ended with ${code}.`)));
      program.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
    });
  try {
    const display = await startProgram(neededProgram('Xvfb'), ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
    const bus = await startProgram(neededProgram('dbus-daemon'), ['--session', '--nofork', '--print-address=1']);
    await use({
      ...Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : []))),
      DISPLAY: `:${display}`,
      DBUS_SESSION_BUS_ADDRESS: bus,
      // Firefox builds its accessibility tree only on desktops that request it.
      GNOME_ACCESSIBILITY: '1',
    });
  } finally {
    for (const program of programs) program.kill();
  }
}
