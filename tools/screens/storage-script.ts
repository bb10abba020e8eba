// What the browser's storage holds once a business has finished the wizard, for the pictures of the screens.
import { advise } from '../../packages/advisor/src/index.ts'
import {
  toHistoryEntry,
  initialState,
  reducer,
  saveState,
  type BuilderState
} from '../../packages/builder/src/index.ts'
import { projectSlug, generate, zipProject } from '../../packages/generator/src/index.ts'
import { closureOf } from '../../packages/catalog/src/index.ts'
import { bakery, type Site } from '../../packages/site/src/index.ts'
import { builtTemplate } from '../template/built-template.ts'

/** The bakery with its advice accepted. */
function finishedSite(): Site {
  const aiRecommendations = advise(bakery.businessInfo)
  return {
    ...bakery,
    aiRecommendations,
    selectedFeatures: closureOf(aiRecommendations.recommendations.features)
  }
}

/** The state of its wizard on the last step, with the project in the history. */
function finishedState(): BuilderState {
  const site = finishedSite()
  const files = [...generate(site, builtTemplate()).values()]
  const zipBytes = zipProject(new Map(files.map((file) => [file.path, file])), projectSlug(site)).length
  const project = {
    id: '1',
    name: site.businessInfo.businessName,
    framework: site.selectedFramework,
    features: site.selectedFeatures,
    files,
    downloadUrl: '',
    createdAt: '2026-01-01T12:00:00.000Z',
    zipBytes
  }
  const opened = reducer(initialState, { type: 'openSite', site })
  return {
    ...reducer(opened, { type: 'addToHistory', entry: toHistoryEntry(project, site) }),
    currentStep: 7
  }
}

/** An init script for a page: it fills the storage once, as the wizard itself would. */
export function storageScript(): string {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name)
  }
  saveState(finishedState(), storage)
  const lines = [...kept].map(
    ([name, value]) => `localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`
  )
  return `if (location.protocol.startsWith('http') && localStorage.length === 0) { ${lines.join(';')} }`
}
