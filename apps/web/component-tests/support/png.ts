/** A PNG of two colours, as a user might upload it. */
export function createPng(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws nothing')
  const halves = [
    ['#f7be2b', 0],
    ['#265a80', width / 2]
  ] as const
  for (const [colour, from] of halves) {
    context.fillStyle = colour
    context.fillRect(from, 0, width / 2, height)
  }
  return canvas.convertToBlob({ type: 'image/png' })
}
