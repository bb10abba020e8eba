/** The response of a route that only reports success. */
export function done(message: string): { success: true; message: string } {
  return { success: true, message }
}
