/** Texts of the preview pane. */
export const previewPaneMessages = {
  title: 'Live preview',
  before: 'Type a name and the site appears here.',
  loading: 'Setting up the preview',
  failed: 'The preview could not be loaded. The wizard works without it.',
  retry: 'Load it again',
  truth: 'Real site, real content. It is the same code you download.',
  stuck: 'The previewed site stopped answering. Load it again; your entries are kept.',
  show: 'Show the preview',
  frame: 'Frame',
  dark: 'Show in dark',
  light: 'Show in light',
  fullScreen: 'Full screen',
  fold: 'Fold the preview',
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  both: 'Both'
} as const
