/**
 * Writes a changeset to CHANGELOG.md: only its text, for the users of the package. Git
 * has the commit of each change.
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
