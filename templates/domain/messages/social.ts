export const socialMessages = {
  copied: 'Link copied to clipboard!',
  copyFailed: 'The link could not be copied. Select it in the address bar instead.',
  title: 'Share this page',
  copy: 'Copy link',
  on: (name: string) => `Share on ${name}`,
  newWindow: 'opens in a new window'
} as const
