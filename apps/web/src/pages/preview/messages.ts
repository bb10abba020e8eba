/** Texts of the code view. */
export const previewMessages = {
  loadingEditor: 'Loading the editor …',
  copied: (path: string) => `${path} is on the clipboard.`,
  binary: 'This file is not text. Download it to look inside.',
  file: 'File',
  copy: 'Copy',
  downloadFile: 'Download file',
  files: 'Files',
  findFile: 'Find a file',
  noFile: (query: string) => `No file has “${query}” in its path.`,
  projectFiles: 'Project files',
  title: 'Preview',
  generatedApp: 'Generated app',
  code: 'Code',
  mobile: 'Mobile',
  generated: 'Generated',
  zip: 'Zip',
  javascript: 'JavaScript, gzip',
  thePreview: 'the preview'
} as const
