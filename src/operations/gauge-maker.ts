import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'

/** Makes gauges that belong to one registry. */
export type MakeGauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => Gauge<Label>

/** The maker of the gauges of a registry: the library's own way says the registry anew for each. */
export function gaugeMaker(registry: Registry): MakeGauge {
  return (name, help, ...labelNames) => new Gauge({ name, help, labelNames, registers: [registry] })
}
