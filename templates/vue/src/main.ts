import './styles/base.css'
import './theme.css'
import './chosen.css'
import './custom.css'
import { mount } from './app/mount.ts'
import { layout } from './chosen.ts'
import { features } from './features/index.ts'
import { site } from './site.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root.')

void mount(root, { site, features, layout })
