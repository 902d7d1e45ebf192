import { z } from 'zod';
import {
  planEventSchema,
  planRequestSchema,
  planResponseSchema,
  vibeHeatmapQuerySchema,
  vibeHeatmapSchema,
  voiceRequestSchema,
} from '../outing-plan.ts';
import { apiRoute } from './api-route.ts';

/** Planning what a group does. */
export const outingRoutes = {
  planOuting: apiRoute({
    operationId: 'planOuting',
    method: 'post',
    path: '/v1/plan',
    alias: '/api/plan',
    caller: 'account',
    limitedBy: 'place-searches',
    summary: 'What shall we do, all of us?',
    description: `Finds places for a group and weighs mood, price and risk. With \`Accept: text/event-stream\` each role tells a line as it works, and the result comes last, once. \
Nothing is held, booked or sent by it, and whoever asks is who the token says: their preferences and allergies count. A place that cannot be found is \`fast_fail\`, no error. 404 where the market \
has no planning of outings, 429 for too many. \`/api/plan\` is the same route.`,
    body: planRequestSchema,
    response: {
      status: 200,
      description:
        'The venues, the best first; those left out for the person’s safety apart, with the reasons.',
      schema: planResponseSchema,
      events: planEventSchema,
    },
  }),
  synthesizeVoice: apiRoute({
    operationId: 'synthesizeVoice',
    method: 'post',
    path: '/v1/voice/synthesize',
    alias: '/api/voice/synthesize',
    caller: 'account',
    limitedBy: 'place-searches',
    summary: 'A sentence of a plan, read aloud',
    description: `At most 500 characters. Nothing of it is kept. 404 where this deployment has no voice, none in this language, or not the one that is named: the browser speaks then. \
\`/api/voice/synthesize\` is the same route.`,
    body: voiceRequestSchema,
    response: { status: 200, description: 'MPEG audio.', schema: z.string(), media: 'audio/mpeg' },
  }),
  vibeHeatmap: apiRoute({
    operationId: 'vibeHeatmap',
    method: 'get',
    path: '/v1/vibe-heatmap',
    alias: '/api/vibe-heatmap',
    caller: 'account',
    summary: 'Where on the map there is how much of a mood',
    description: `Cells of the map with the mean of one of the 52 moods among our own listings and places there, the most first; at most 3,000, coarser the farther one looks. \
Cells that have none of it are left out. \`/api/vibe-heatmap\` is the same route.`,
    query: vibeHeatmapQuerySchema,
    response: {
      status: 200,
      description: 'The middle of each cell, and its score.',
      schema: vibeHeatmapSchema,
    },
  }),
};
