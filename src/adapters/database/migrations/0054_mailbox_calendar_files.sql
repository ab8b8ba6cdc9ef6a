-- An email can now bring several calendar files, one for each drive.
update sandbox_mailbox
set calendar = jsonb_build_object('method', calendar -> 'method', 'files', jsonb_build_array(calendar -> 'file'))
where calendar is not null;
