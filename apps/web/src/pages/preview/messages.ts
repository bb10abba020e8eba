/** Texts of the code view. */
export const previewMessages = {
  loadingEditor: 'Loading the editor …',
  copied: (path: string) => `${path} is on the clipboard.`,
  notCopied: 'The browser did not allow copying. Select the text and copy it by hand.',
  binary: 'This file is not text. Download it to look inside.',
  file: 'File',
  copy: 'Copy',
  downloadFile: 'Download file',
  files: 'Files',
  findFile: 'Find a file',
  noFile: (query: string) => `No file has “${query}” in its path.`,
  projectFiles: 'Project files',
  title: 'Preview',
  generatedApp: 'Generated app'
} as const
