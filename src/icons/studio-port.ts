import type { Cut } from '../drawing/model/cut.ts'
import type { Finding } from '../drawing/model/finding.ts'

export interface Brief { readonly concept: string | null; readonly prompt: string | null; readonly cut: Cut; readonly count: 1 | 2 }
export interface DrawnItem { readonly index: number; readonly svg: string; readonly status: 'checked' | 'draft'; readonly attempts: number; readonly intent: string; readonly program: string; readonly findings: readonly Finding[] }
export interface Drawn { readonly concept: string; readonly items: readonly DrawnItem[] }
export interface Studio { draw(brief: Brief): Promise<Drawn>; readonly revision: string }
