/** What is said wherever a second factor is set up: at the sign-in, and in the profile. */
export const enrolmentMessages = {
  scan: 'Scan this with your authenticator app',
  qr: 'QR code for your authenticator app',
  type: 'Or type this secret into the app',
  codes: 'Recovery codes',
  copy: 'Copy',
  copied: 'Codes copied',
  notCopied: 'The browser does not allow copying. Download the codes instead.',
  download: 'Download',
  print: 'Print',
  file: 'sitewright-recovery-codes.txt',
  fileHead: 'Sitewright recovery codes. Each works once.'
} as const
