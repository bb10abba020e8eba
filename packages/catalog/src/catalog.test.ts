import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  closureOf,
  findConflicts,
  dependentsOf,
  featureIds,
  featureOf,
  features,
  firstFiles,
  frameworkIds,
  frameworks,
  hosts,
  isFeatureId,
  missingNeeds,
  pagesOf,
  type CatalogChoices
} from './index.ts'

const anyFeatures = fc.subarray([...featureIds])

const choices: CatalogChoices = {
  selectedFramework: 'react',
  selectedFeatures: ['auth'],
  typescript: true,
  platforms: ['vercel'],
  cicd: '',
  analytics: [],
  messages: { way: 'call' }
}

describe('the option lists of spec 1 §3', () => {
  test('has its eighteen features with their categories, complexities, flags and needs', () => {
    const row = (id: (typeof featureIds)[number]): string => {
      const { category, complexity, recommended, premium, needs = [] } = featureOf(id)
      return [
        id,
        category,
        complexity,
        recommended && 'recommended',
        premium && 'premium',
        ...needs.map((need) => `needs ${need}`)
      ]
        .filter(Boolean)
        .join(' ')
    }
    expect(featureIds.map(row)).toEqual([
      'auth core Medium recommended',
      'pwa core Easy recommended',
      'responsive core Easy recommended',
      'profile user Medium needs auth',
      'notifications user Medium needs pwa',
      'search user Hard',
      'chat user Hard premium',
      'gallery user Easy',
      'contact-form business Medium recommended',
      'testimonials business Easy recommended',
      'payments business Hard premium',
      'reviews business Medium',
      'booking business Hard',
      'geolocation business Medium',
      'analytics technical Medium',
      'security technical Hard needs auth',
      'api technical Hard',
      'social technical Easy'
    ])
  })

  test('has the frameworks with popularity and learning curve', () => {
    expect(
      frameworkIds.map((id) => `${id} ${frameworks[id].popularity} ${frameworks[id].learningCurve}`)
    ).toEqual(['react 95 Medium', 'vue 85 Easy', 'angular 75 Hard', 'svelte 70 Easy'])
  })

  test('has the file that a reader of a project begins with, in both languages', () => {
    expect(firstFiles('react')).toEqual(['src/main.tsx', 'src/main.jsx'])
    expect(firstFiles('vue')).toEqual(['src/main.ts', 'src/main.js'])
  })

  test('has the hosts with difficulty and minutes', () => {
    expect(
      Object.entries(hosts).map(([id, { difficulty, minutes }]) => `${id} ${difficulty} ${minutes}`)
    ).toEqual(['vercel easy 5', 'netlify easy 10', 'aws hard 30', 'github medium 15', 'firebase medium 20'])
  })
})

describe('the closure of dependencies', () => {
  test('is closed, grows and settles, for all selections', () => {
    fc.assert(
      fc.property(anyFeatures, (selected) => {
        const closed = closureOf(selected)
        expect(selected.every((id) => closed.includes(id))).toBe(true)
        expect(closureOf(closed)).toEqual(closed)
        expect(closed.flatMap((id) => missingNeeds(id, closed))).toEqual([])
      })
    )
  })

  test('taking a feature and its dependents away leaves a closed selection', () => {
    fc.assert(
      fc.property(anyFeatures, fc.constantFrom(...featureIds), (selected, removed) => {
        const gone = [removed, ...dependentsOf(removed)]
        const left = closureOf(selected).filter((id) => !gone.includes(id))
        expect(closureOf(left)).toEqual(left)
      })
    )
  })

  test('brings the pages of what is selected, and none else', () => {
    expect(pagesOf([])).toEqual([
      'home',
      'about',
      'services',
      'service-detail',
      'faq',
      'privacy',
      'imprint',
      'not-found'
    ])
    expect(pagesOf(['profile'])).toEqual([...pagesOf([]), 'login', 'register', 'profile'])
  })

  test('knows its own names', () => {
    expect(Object.keys(features).every(isFeatureId)).toBe(true)
    expect(isFeatureId('toString')).toBe(false)
  })
})

describe('the rules', () => {
  test('say nothing about choices that go together', () => {
    expect(findConflicts(choices)).toEqual([])
  })

  test.each([
    [
      { selectedFramework: 'angular' as const },
      'catalog.unavailable',
      'selectedFramework',
      'Angular is not available yet'
    ],
    [
      { selectedFeatures: ['security' as const] },
      'catalog.needs',
      'selectedFeatures[0]',
      'Security extras needs Sign-in'
    ],
    [{ cicd: 'netlify-build' as const }, 'catalog.works-with', 'deployment.cicd', 'works with Netlify only'],
    [
      { platforms: ['github' as const], analytics: ['vercel-analytics' as const] },
      'catalog.works-with',
      'deployment.analytics[0]',
      'Add Vercel'
    ],
    [
      { platforms: ['github' as const], messages: { way: 'function' as const } },
      'catalog.works-with',
      'deployment.messages.way',
      'A small function works on Vercel, Netlify, Firebase, or AWS only. Host it there'
    ],
    [
      { platforms: ['vercel' as const, 'github' as const], messages: { way: 'function' as const } },
      'catalog.works-with',
      'deployment.messages.way',
      'A small function does not work on GitHub Pages: the copy there could not send a message. Take it away'
    ],
    [
      { platforms: ['github' as const, 'aws' as const], basePath: '/shop' },
      'catalog.works-with',
      'deployment.basePath',
      'Only GitHub Pages serves a site in a folder: on AWS nothing of it would load'
    ],
    [
      {
        platforms: ['github' as const],
        basePath: '/shop',
        enterpriseConfig: {
          enabled: true,
          deploymentPlatforms: ['azure' as const],
          docker: true,
          healthChecks: true
        }
      },
      'catalog.works-with',
      'deployment.basePath',
      'on Azure or a container (Health checks, Docker) nothing of it would load. Empty the base path, or take them away.'
    ],
    [
      { platforms: ['github' as const], basePath: '/shop', domain: 'www.kestrel.example' },
      'catalog.works-with',
      'deployment.basePath',
      'serves a domain of your own without a folder'
    ]
  ])('%j breaks %s at %s', (change, code, path, message) => {
    const [conflict] = findConflicts({ ...choices, ...change })
    expect(conflict).toMatchObject({ code, path })
    expect(conflict?.message).toContain(message)
  })

  test('a framework without a JavaScript output refuses it', () => {
    const found = findConflicts({ ...choices, selectedFramework: 'angular', typescript: false })
    expect(found.map(({ code }) => code)).toContain('catalog.excludes')
  })
})
