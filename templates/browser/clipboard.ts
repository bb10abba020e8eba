/** Copies a text. Returns false where the browser does not allow it. */
export async function copyText(
  text: string,
  getNavigator: () => Navigator = () => navigator
): Promise<boolean> {
  try {
    await getNavigator().clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn(error)
    return false
  }
}
