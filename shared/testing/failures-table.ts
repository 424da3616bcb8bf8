import { catalogue } from '../client/failures/catalogue';
import { failureCodes, foreignPageFailureCodes } from '../contracts/areas/failure';

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Returns the catalogue as the table of docs/failures.md. */
export function failuresTable(): string {
  const rows = [...failureCodes, ...foreignPageFailureCodes].map((code) => {
    const { meaning, owner, operator, developer } = catalogue[code];
    return row([`\`${code}\``, meaning(), owner('the area'), operator(), developer()]);
  });
  return [
    row(['code', 'cause', 'owner of the site', 'operator', 'developer']),
    row(Array(5).fill('---')),
    ...rows,
  ].join('\n');
}
