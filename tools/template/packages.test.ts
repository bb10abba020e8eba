import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { requireTemplatePackages } from './packages.ts'

const folder = mkdtempSync(join(tmpdir(), 'templates-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('packages of the templates that are missing are asked for by the command that installs them', () => {
  expect(() => requireTemplatePackages(folder)).toThrow('Run this first: npm ci --prefix templates')
})

it('packages of the templates that npm installed are enough', () => {
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}')
  expect(() => requireTemplatePackages(folder)).not.toThrow()
})
