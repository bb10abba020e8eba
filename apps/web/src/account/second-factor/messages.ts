/** Texts of setting up a second factor, shared by the sign-in and the profile. */
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
