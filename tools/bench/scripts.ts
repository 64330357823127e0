/** The shortest inline scripts that send the same requests, without retries, checks and state. */
export const INLINE = {
  comment: `if (!context.payload.comment.body.startsWith('/docs')) return;`,
  start: `
    await fetch(process.env.BASE_URL + '/v2/agent/' + process.env.PROJECT_ID + '/job', {
      method: 'POST',
      headers: { authorization: 'Bearer ' + process.env.API_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'Explain the retry option.' }),
    });`,
  run: `
    const { comment, issue } = context.payload;
    const at = { ...context.repo, issue_number: issue.number };
    const [permission] = await Promise.all([
      github.rest.repos.getCollaboratorPermissionLevel({ ...context.repo, username: comment.user.login }),
      github.paginate(github.rest.issues.listComments, at),
    ]);
    if (!['write', 'admin'].includes(permission.data.permission)) return;
    await github.rest.reactions.createForIssueComment({ ...context.repo, comment_id: comment.id, content: 'eyes' });
    const status = await github.rest.issues.createComment({ ...at, body: 'Working.' });
    const reply = await fetch(process.env.BASE_URL + '/v2/agent/' + process.env.PROJECT_ID + '/job', {
      method: 'POST',
      headers: { authorization: 'Bearer ' + process.env.API_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: comment.body.slice(5) }),
    });
    const { prLink } = await reply.json();
    await github.rest.issues.updateComment({ ...context.repo, comment_id: status.data.id, body: 'Done: ' + prLink });`,
} as const;
