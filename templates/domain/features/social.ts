import type { FeatureDefinition } from '../pages.ts'

export const socialMessages = {
  copied: 'Link copied to clipboard!',
  copyFailed: 'The link could not be copied. Select it in the address bar instead.',
  title: 'Share this page',
  copy: 'Copy link',
  on: (name: string) => `Share on ${name}`,
  newWindow: 'opens in a new window'
} as const

/** Social sharing: visitors pass a page on. */
export const social = {
  id: 'social',
  slots: {
    share: { order: 10 },
    footer: { order: 10 }
  }
} as const satisfies FeatureDefinition

export interface ShareTarget {
  id: 'facebook' | 'twitter' | 'linkedin' | 'whatsapp'
  name: string
  /** Share URL of the network, with the encoded address and title of the page. */
  href: string
}

/** The share pages for a page of the site. */
export function shareTargets(url: string, title: string): readonly ShareTarget[] {
  const address = encodeURIComponent(url)
  const words = encodeURIComponent(title)
  return [
    {
      id: 'facebook',
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}&quote=${words}`
    },
    // The id is the network's old name; it is called X since 2023.
    { id: 'twitter', name: 'X (Twitter)', href: `https://x.com/intent/post?url=${address}&text=${words}` },
    {
      id: 'linkedin',
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}&title=${words}`
    },
    { id: 'whatsapp', name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${address}` }
  ]
}
