/** Why the accounts cannot begin, in words that say what to do. */
export class StartError extends Error {}
