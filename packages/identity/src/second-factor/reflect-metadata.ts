// A part of @simplewebauthn/server refuses to load without this polyfill. It imports it by itself, but a bundle runs what
// is CommonJS where it is first needed, and that may be too late; a module of its own, imported first, comes first.
import 'reflect-metadata'
