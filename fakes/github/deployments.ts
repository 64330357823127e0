import { complete } from './complete.ts';
import { found, type Handler } from './handler.ts';
import { list } from './pages.ts';

export const DEPLOYMENT_HANDLERS: Readonly<Record<string, Handler>> = {
  /** Newest first. The id is the place in the state, from 1. */
  'repos/list-deployments': (call) => {
    const { sha } = call.query;
    const deployments = call.state.deployments
      .map((deployment, index) => ({ ...deployment, id: index + 1 }))
      .filter((deployment) => sha === undefined || deployment.sha === sha);
    return list(call, deployments.toReversed(), (_, deployment) =>
      complete('deployment', { id: deployment.id, sha: deployment.sha, ref: deployment.sha, task: 'deploy' }),
    );
  },

  /** Newest first. */
  'repos/list-deployment-statuses': found(
    ({ state, params }) => state.deployments[Number(params['deployment_id']) - 1],
    (call, { statuses }) =>
      list(call, statuses.toReversed(), (_, { state, environmentUrl = '' }) =>
        complete('deployment-status', { state, environment_url: environmentUrl }),
      ),
  ),
};
