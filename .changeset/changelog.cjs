/**
 * Formats changesets for CHANGELOG.md. An entry is only the text of the changeset, without a link to its commit, because
 * users of the package read it.
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
