// Title and description of a site are made by one rule, for its pages as for what the builder prints of it.
export { siteDescription, siteTitle, truncateSentence } from '../../../../templates/domain/described.ts'
