import { Component, computed } from '@angular/core'
import { connectionOf } from '../../../domain/features/api.ts'
import { observeBackendStatus } from '../../state/site-backend.ts'

/** Connection status, in the footer. */
@Component({ selector: 'div[appConnectionLine]', templateUrl: './connection-line.html' })
export class ConnectionLine {
  private readonly status = observeBackendStatus()
  protected readonly connection = computed(() => connectionOf(this.status()))
}
