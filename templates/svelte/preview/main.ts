import './shared/storage.ts'
import '../src/lib/styles/base.css'
import '../src/theme.css'
import './shared/preview.css'
import { features } from '../src/lib/features/index.ts'
import { fontOf, layoutOf } from './choices.ts'
import { mount } from './mount.svelte.ts'
import { startPreview } from './shared/start-preview.ts'

startPreview({ features, layoutOf, fontOf, mount })
