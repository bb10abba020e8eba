/** Messages of the admin command line. */
export const administrationMessages = {
  postgres:
    'This installation keeps its data in Postgres. Back it up and restore it with pg_dump and pg_restore, as docs/operations.md says.',
  noDatabase: (file: string) => `There is no database at ${file}. Set DATA_DIR to the folder of the server.`,
  inTheWay: (file: string) => `${file} is there already. Name another file, or add --force to replace it.`,
  backedUp: (file: string) =>
    `The database is in ${file}. Keep the keys.json of the data folder too, in another place: the secrets in the file open with it alone.`,
  noBackup: (file: string) =>
    `${file} is no whole backup of this product. Nothing was changed. Name a file that the backup command made.`,
  databaseInTheWay: (file: string) =>
    `There is a database at ${file} already. Add --force to put the backup in its place; what is there is kept beside it.`,
  restored: (file: string) => `The backup stands at ${file}. Start the server.`,
  previousSaved: (file: string) => `What was there before is kept as ${file}.`,
  otherKeys: (file: string) =>
    `${file} does not hold the keys of this backup. Put the keys.json that belongs to it there before you start the server.`,
  rotated: (file: string) =>
    `${file} holds new keys before the older ones. Restart the server. What the older keys sealed is wrapped again within an hour of running; sessions go on.`,
  rotateInSteps: (first: string, then: string) =>
    `Two steps, so that no server meets a key that it does not know.\n\n1. Give every server this, and restart them one after the other:\n\n${first}\n\n2. Then this, in the same way:\n\n${then}\n`,
  setUp: (link: string) => `Set the installation up within a day: ${link}`,
  setUpDone: 'This installation has an administrator already. Sign in, or reset that password.'
} as const
