import { describe, expect, it } from 'vitest'
import { focusStyle, logoSize, picturePath, pictureWidths, undescribedPictures } from './pictures.ts'

const hash = 'ab'.repeat(32)

describe('the files of a picture', () => {
  it('have the usual widths, and one that is its own', () => {
    expect(pictureWidths({ width: 1600 })).toEqual([480, 960, 1600])
    expect(pictureWidths({ width: 1200 })).toEqual([480, 960, 1200])
    expect(pictureWidths({ width: 480 })).toEqual([480])
    expect(pictureWidths({ width: 320 })).toEqual([320])
  })

  it('are named by hash and width', () => {
    expect(picturePath({ hash }, 960)).toBe('/pictures/abababababababab-960.webp')
  })
})

describe('the focal point', () => {
  it('stays in view where a picture is cropped', () => {
    expect(focusStyle({ focus: { x: 20, y: 75 } })).toEqual({ objectPosition: '20% 75%' })
    expect(focusStyle({})).toBeUndefined()
  })
})

describe('the logo', () => {
  it('is as high as the drawn mark, unless it is too wide for that', () => {
    expect(logoSize({ width: 400, height: 200 })).toEqual({ width: 72, height: 36 })
    expect(logoSize({ width: 1000, height: 100 })).toEqual({ width: 160, height: 16 })
  })
})

describe('the descriptions', () => {
  it('are asked for where nobody has decided', () => {
    const picture = { hash, width: 480, height: 480 }
    expect(
      undescribedPictures({
        logo: picture,
        hero: { picture },
        about: { picture: { ...picture, alt: '' } },
        gallery: { items: [{ picture: { ...picture, alt: 'A door' } }, { picture, before: picture }] }
      })
    ).toEqual(['content.hero.picture', 'content.gallery.items[1].picture', 'content.gallery.items[1].before'])
  })
})
