import './shared/storage.ts'
import '../src/styles.css'
import '../src/theme.css'
import './shared/preview.css'
import { features } from '../src/app/features/index.ts'
import { fontOf, layoutOf } from './choices.ts'
import { mount } from './mount.ts'
import { startPreview } from './shared/start-preview.ts'

startPreview({ features, layoutOf, fontOf, mount })
