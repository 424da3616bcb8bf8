/**
 * Sections of a report that another command writes, between `<!-- name -->` and `<!-- /name -->`. Each mark is on a separate
 * line.
 */

const section = (name: string) => new RegExp(`^<!-- ${name} -->\\n[\\s\\S]*?^<!-- /${name} -->\\n`, 'm');

/** Returns a report with a section replaced, or added at the end. @param name letters and hyphens */
export function withSection(report: string, name: string, content: string): string {
  const text = `<!-- ${name} -->\n${content.trim()}\n<!-- /${name} -->\n`;
  // `replace()` treats `$` in a string as special, but not in the result of a function.
  return section(name).test(report) ? report.replace(section(name), () => text) : `${report.trimEnd()}\n\n${text}`;
}

/** Returns a new report with the section of the old one, if there is one. */
export function keepSection(report: string, name: string, old: string): string {
  const kept = section(name).exec(old)?.[0];
  return kept ? `${report.trimEnd()}\n\n${kept}` : report;
}
