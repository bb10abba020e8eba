/** What /preview and /download say besides the words of spec 1. */
export const previewMessages = {
  none: 'There is no project yet. Finish the wizard and generate one; it is shown here.',
  loadingEditor: 'Loading the editor …',
  copied: (path: string) => `${path} is on the clipboard.`,
  notCopied: 'The browser did not allow copying. Select the text and copy it by hand.',
  again:
    'The files were not kept over the reload. They are made again from your configuration, byte for byte the same.'
} as const
