/** An error that prevents the start, with a message that says what to do. */
export class StartError extends Error {}
