import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { kitBuild } from './build-settings.ts'

export default defineConfig(({ mode }) =>
  kitBuild({ framework: 'react', beside: import.meta.url, plugins: [react()] }, mode)
)
