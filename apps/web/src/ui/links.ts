/** Where the source code of Sitewright stands, for the footer and the page after a download. */
export const sourceCode = 'https://github.com/sitewright/sitewright'
