/** Texts of opening and sharing a configuration. */
export const shareMessages = {
  linkCopied: 'Link copied. Whoever opens it continues from this configuration.',
  commandCopied:
    'Command copied. Run it in the folder of Sitewright’s source code, in a terminal with Node; the project becomes a folder there.',
  curlCopied: 'curl command copied. It asks the server that this page came from.',
  notCopied: 'The browser does not allow copying here. Select the text and copy it yourself.',
  saved: 'site.json was downloaded.',
  download: 'Download site.json',
  putBack: 'The configuration from before can be put back.',
  undo: 'Put it back',
  drop: 'Drop the zip of a project, or its two documents, to continue from it',
  copyLink: 'Copy link',
  copyCommand: 'Copy command',
  copyCurl: 'Copy curl',
  copyFailed: 'The browser did not allow copying. Select the text and copy it by hand.'
} as const

/** Messages of the worker where it makes a finished site. */
export const finishMessages = {
  notLoaded: 'What builds the site could not be loaded. Check the connection.'
} as const
