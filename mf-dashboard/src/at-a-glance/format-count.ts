/**
 * A count with the thousands grouping of the site's language.
 * @param lang BCP 47; a language the browser does not know counts as its own
 */
export function formatCount(count: number, lang: string): string {
  try {
    return new Intl.NumberFormat(lang).format(count);
  } catch {
    return new Intl.NumberFormat().format(count);
  }
}
