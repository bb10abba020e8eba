import { messages } from '@sitewright/builder'

/** What /preview and /download say where there is no project to show. */
export const projectMessages = {
  none: `${messages.nothingToDownload}. Finish the wizard and generate one; it is shown here.`,
  again: 'Putting the project together again from your configuration …',
  failed:
    'The project could not be put together again. Open the builder and generate it once more; your answers are kept.'
} as const
