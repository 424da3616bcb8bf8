/**
 * How a changeset reads in CHANGELOG.md: its text alone, for those who use the package. Which commit it came with says the
 * history.
 */
module.exports = {
  /** @param {{ summary: string }} changeset */
  getReleaseLine: async ({ summary }) =>
    `- ${summary
      .trim()
      .split('\n')
      .map((line, index) => (index === 0 || line === '' ? line : `  ${line}`))
      .join('\n')}`,

  /**
   * @param {unknown} _changesets
   * @param {readonly { name: string, newVersion: string }[]} dependencies
   */
  getDependencyReleaseLine: async (_changesets, dependencies) =>
    dependencies.length === 0
      ? ''
      : `- Built with ${dependencies.map(({ name, newVersion }) => `${name.replace(/^@.*\//, '')} ${newVersion}`).join(', ')}.`,
};
