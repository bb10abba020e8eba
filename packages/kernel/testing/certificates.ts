import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls'

export interface TestCertificate {
  key: string
  cert: string
  /** The file of the certificate, for NODE_EXTRA_CA_CERTS of another process. */
  file: string
}

/** Creates certificates for this machine with openssl, and makes this process trust some of them until it is closed. */
export function createCertificates() {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-tls-'))
  const known = getCACertificates('default')
  const extensions = join(folder, 'extensions')
  writeFileSync(extensions, 'subjectAltName=DNS:localhost,IP:127.0.0.1\nbasicConstraints=CA:TRUE\n')
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'ignore' })
  return {
    /**
     * Creates a certificate that expires in some days. It is self-signed, under a unique name, by which issuers are
     * found.
     */
    make(name: string, days: number): TestCertificate {
      const at = (ending: string) => join(folder, `${name}.${ending}`)
      const [key, request, cert] = [at('key'), at('csr'), at('pem')]
      const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
      openssl('req', ...curve, '-nodes', '-subj', `/CN=${name}`, '-keyout', key, '-out', request)
      const signed = ['-in', request, '-signkey', key, '-extfile', extensions, '-out', cert]
      openssl('x509', '-req', '-days', String(days), ...signed)
      return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8'), file: cert }
    },
    trust(certificates: readonly TestCertificate[]): void {
      setDefaultCACertificates([...known, ...certificates.map(({ cert }) => cert)])
    },
    close(): void {
      setDefaultCACertificates(known)
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** A TLS server on this machine, whose certificate can be replaced. */
export async function startTlsServer(certificate: TestCertificate) {
  const server = createServer(certificate, (socket) => socket.on('error', () => undefined))
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    replace: (other: TestCertificate) => server.setSecureContext(other),
    close: () => void server.close()
  }
}
