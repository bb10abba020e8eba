/** Why the server cannot start, with a message that says what to do. */
export class StartError extends Error {}
