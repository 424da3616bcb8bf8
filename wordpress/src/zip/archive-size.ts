/** Default upload limit of PHP, `upload_max_filesize = 2M`, which WordPress applies to an uploaded plugin. */
const uploadLimit = 2 * 1024 * 1024;

/** Bytes that the archive leaves free below the upload limit. */
const reserve = 200_000;

/** Throws an Error if an archive is so large that servers with PHP's default settings may soon refuse its upload. */
export function refuseLargeArchive({ length }: Pick<Buffer, 'length'>): void {
  const limit = uploadLimit - reserve;
  if (length <= limit) return;
  throw new Error(
    `The archive has ${Math.ceil(length / 1000)} kB, but may have ${Math.floor(limit / 1000)} kB. PHP refuses uploads above 2 MB by default.`,
  );
}
