interface ScreenshotProps {
  pictures: { light: string; dark: string }
  alt: string
  width: number
  height: number
  className?: string | undefined
}

/** A screenshot of the product in the colour scheme of the page; the other one is not loaded. */
export function Screenshot({ pictures, alt, width, height, className }: ScreenshotProps) {
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const
  return (
    <div className={className}>
      <img alt={alt} {...shared} src={pictures.light} data-scheme="light" />
      <img alt={alt} {...shared} src={pictures.dark} data-scheme="dark" />
    </div>
  )
}
