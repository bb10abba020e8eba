// A business that says who it is, what it does, where it is and how it is reached, and nothing else.
import { defaultSite, type Customization, type Site } from '../../packages/site/src/index.ts'

const content = {
  standard: {
    businessName: 'Kestrel Cycles',
    description:
      'We mend and refurbish bicycles. Bring yours in on the way to work and tell us what it does wrong. We ring you before we spend your money.',
    location: '7 New Road, Leeds'
  },
  sidebar: {
    businessName: 'Joga z Zofią',
    description: 'Zajęcia jogi w małych grupach.',
    location: 'Kraków'
  },
  grid: {
    businessName: 'Ines Alder Photography',
    description: 'Photographs of people at work, made where they work.',
    location: 'York'
  },
  landing: {
    businessName: 'Hartmann Osei & Lindqvist LLP',
    description:
      'Employment law for people, not for companies. We act for employees in disputes about dismissal, pay and discrimination. The first consultation is at a fixed fee.',
    location: 'Manchester, Liverpool and Chester'
  }
} as const satisfies Record<Customization['layout'], object>

/** The thin business of a layout. */
export function thinSite(layout: Customization['layout']): Site {
  return {
    ...defaultSite,
    businessInfo: {
      ...defaultSite.businessInfo,
      ...content[layout],
      contactEmail: 'hello@kestrel.example',
      contactPhone: '0113 496 0142'
    },
    selectedFeatures: ['responsive', 'pwa'],
    customization: {
      ...defaultSite.customization,
      layout,
      darkMode: true,
      fontFamily: layout === 'landing' || layout === 'grid' ? 'Playfair Display' : 'Inter'
    },
    deployment: { ...defaultSite.deployment, domain: 'kestrel.example' }
  }
}
