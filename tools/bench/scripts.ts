/** The shortest scripts that send the same requests, without retries, checks and state. */

/** For an inline step. */
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

const CURL_GITHUB =
  'curl -sSf -H "authorization: token $GITHUB_TOKEN" -H "accept: application/vnd.github+json" -H "content-type: application/json"';
const CURL_SERVICE =
  'curl -sSf -H "authorization: Bearer $API_KEY" -H "content-type: application/json" "$BASE_URL/v2/agent/$PROJECT_ID/job"';

/** For a step with `run:`. */
export const SHELL = {
  comment: `jq -r .comment.body "$GITHUB_EVENT_PATH" | grep -q '^/docs' || exit 0`,
  start: `${CURL_SERVICE} -d '{"prompt":"Explain the retry option."}'`,
  run: `
    set -euo pipefail
    repo="$GITHUB_API_URL/repos/$GITHUB_REPOSITORY"
    read -r id number login <<< "$(jq -r '"\\(.comment.id) \\(.issue.number) \\(.comment.user.login)"' "$GITHUB_EVENT_PATH")"
    permission=$(${CURL_GITHUB} "$repo/collaborators/$login/permission" | jq -r .permission)
    ${CURL_GITHUB} "$repo/issues/$number/comments?per_page=100" > comments.json
    [[ $permission == write || $permission == admin ]] || exit 0
    ${CURL_GITHUB} "$repo/issues/comments/$id/reactions" -d '{"content":"eyes"}' > /dev/null
    status=$(${CURL_GITHUB} "$repo/issues/$number/comments" -d '{"body":"Working."}' | jq -r .id)
    link=$(jq '{prompt: .comment.body[5:]}' "$GITHUB_EVENT_PATH" | ${CURL_SERVICE} -d @- | jq -r .prLink)
    ${CURL_GITHUB} -X PATCH "$repo/issues/comments/$status" -d "{\\"body\\":\\"Done: $link\\"}" > /dev/null`,
  export: `
    set -euo pipefail
    echo path,human,ai,total > page-views.csv
    for ((offset = 0, more = 1; more; offset += 250)); do
      curl -sSf -H "authorization: Bearer $API_KEY" "$BASE_URL/v1/analytics/$PROJECT_ID/views?dateFrom=2026-08-01&dateTo=2026-09-01&limit=250&offset=$offset" > page.json
      jq -r '.views[] | [.path, .human, .ai, .total] | @csv' page.json >> page-views.csv
      [[ $(jq .hasMore page.json) == true ]] || more=0
    done`,
} as const;
