const megabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`

/** Why an upload is refused, and what to do about it. */
export const intakeMessages = {
  notZip:
    'This is not a zip file, or it was cut off on the way. Pack the project folder again and upload the new file.',
  damaged: 'This zip file is damaged. Pack the project folder again and upload the new file.',
  encrypted: 'This zip file is locked with a password. Pack the project again without one.',
  unsupported: (name: string) =>
    `${name} is packed in a way that cannot be read. Pack the project with plain zip (deflate).`,
  empty: 'No project file was found. Pack the folder that holds package.json.',
  zipSize: (limit: number) =>
    `The zip file is larger than ${megabytes(limit)}. Leave out node_modules, build output and large media.`,
  entries: (limit: number) => `There are more than ${limit} files. Leave out node_modules and build output.`,
  fileSize: (name: string, limit: number) => `${name} is larger than ${megabytes(limit)}. Leave it out.`,
  totalSize: (limit: number) =>
    `The files are larger than ${megabytes(limit)} together. Leave out large media.`,
  unsafePath: (name: string) => `The path ${name} leads out of the project. Rename that file and try again.`,
  pathLength: (limit: number) => `A path is longer than ${limit} characters. Shorten its folder names.`,
  depth: (limit: number) => `A file lies deeper than ${limit} folders. Move it up.`,
  link: (name: string) => `${name} is a symbolic link. Put the file itself in its place.`,
  duplicate: (name: string) =>
    `${name} is there twice, perhaps in capitals and small letters. Keep one of them.`
} as const
