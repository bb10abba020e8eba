/** Texts of the code view. */
export const previewMessages = {
  loadingEditor: 'Loading the editor …',
  copied: (path: string) => `${path} is on the clipboard.`,
  notCopied: 'The browser did not allow copying. Select the text and copy it by hand.'
} as const
