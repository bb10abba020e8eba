/** Re-exported, so that the check of custom CSS and its parser are a chunk of their own. */
export { checkCustomCss } from '@sitewright/site'
